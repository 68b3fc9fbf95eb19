import { Deployment } from 'kubernetes-models/apps/v1/Deployment';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler';
import { Job } from 'kubernetes-models/batch/v1/Job';
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1/Ingress';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget';
import { Service } from 'kubernetes-models/v1/Service';
import { noteReads } from './known-keys.ts';

/** The parts of an object that are looked at here; the rest is its schema's. */
export type KubernetesObject = {
  apiVersion: string;
  kind: string;
  metadata: { name: string };
  spec: Record<string, unknown>;
};

const kinds = [Deployment, HorizontalPodAutoscaler, Job, Ingress, PodDisruptionBudget, Service];

/** What the published schema of its kind says against an object, unknown keys included. */
export function schemaFaults(object: KubernetesObject): string[] {
  const Model = kinds.find((one) => one.kind === object.kind && one.apiVersion === object.apiVersion);
  if (!Model) return [`there is no ${object.kind} of ${object.apiVersion} here`];
  const { noted, unread } = noteReads(object);
  try {
    // Not of a model's instance, which is a copy that was read as a whole.
    Model.prototype.validate.call(noted);
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
  return unread().map((path) => `there is no ${path}`);
}

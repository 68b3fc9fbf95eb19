import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import { type KubernetesObject, schemaFaults } from './kubernetes-objects.ts';
import { podFaults, type PodSpec } from './pod-faults.ts';

/**
 * What is wrong with a folder for `kubectl apply --kustomize`: what the schemas say, objects that name others which are not
 * there, and containers that could do more than they need.
 * @param folder – absolute path. @returns one sentence each, with its object.
 */
export function kubernetesFaults(folder: string): string[] {
  const { resources } = parse(readFileSync(join(folder, 'kustomization.yaml'), 'utf8')) as {
    resources: string[];
  };
  const files = readdirSync(folder).filter((name) => name !== 'kustomization.yaml');
  const left = files.filter((name) => !resources.includes(name));
  const objects = resources.flatMap((name) =>
    parseAllDocuments(readFileSync(join(folder, name), 'utf8')).map((one) => one.toJS() as KubernetesObject),
  );
  return [
    ...left.map((name) => `${name} is not in kustomization.yaml`),
    ...objects.flatMap((object) =>
      [...schemaFaults(object), ...namedFaults(object, objects), ...ofPod(object)].map(
        (fault) => `${object.kind} ${object.metadata.name}: ${fault}`,
      ),
    ),
  ];
}

function ofPod({ kind, spec }: KubernetesObject): string[] {
  const { spec: pod } = (spec.template ?? {}) as { spec?: PodSpec };
  return pod ? podFaults(pod, kind === 'Deployment') : [];
}

/** A label or a name that leads to nothing is no mistake to a schema, and the object does nothing. */
function namedFaults(object: KubernetesObject, all: readonly KubernetesObject[]): string[] {
  const { selector, scaleTargetRef } = object.spec as {
    selector?: { matchLabels?: { app: string }; app?: string };
    scaleTargetRef?: { name: string };
  };
  const wanted = [selector?.matchLabels?.app ?? selector?.app, scaleTargetRef?.name].filter(
    (name) => name !== undefined,
  );
  const deployments = new Set(
    all.filter(({ kind }) => kind === 'Deployment').map(({ metadata }) => metadata.name),
  );
  return wanted.filter((name) => !deployments.has(name)).map((name) => `there is no deployment ${name}`);
}

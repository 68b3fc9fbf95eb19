import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import { Deployment } from 'kubernetes-models/apps/v1/Deployment';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler';
import { Job } from 'kubernetes-models/batch/v1/Job';
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1/Ingress';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget';
import { Service } from 'kubernetes-models/v1/Service';

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

/** The parts of an object that are looked at here; the rest is its schema's. */
type KubernetesObject = {
  apiVersion: string;
  kind: string;
  metadata: { name: string };
  spec: Record<string, unknown>;
};

const kinds = [Deployment, HorizontalPodAutoscaler, Job, Ingress, PodDisruptionBudget, Service];

/** What the published schema of its kind says against an object, unknown keys included. */
function schemaFaults(object: KubernetesObject): string[] {
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

type Container = {
  name: string;
  livenessProbe?: object;
  readinessProbe?: object;
  resources?: { requests?: object; limits?: { memory?: string } };
  securityContext?: {
    readOnlyRootFilesystem?: boolean;
    allowPrivilegeEscalation?: boolean;
    capabilities?: { drop?: string[] };
  };
  volumeMounts?: { name: string }[];
};
type PodSpec = {
  securityContext?: { runAsNonRoot?: boolean };
  containers: Container[];
  volumes?: { name: string }[];
};

/**
 * What a pod could do that it need not, and what it lacks to be run unattended.
 * @param isServer – whether it takes requests, and so must say when it is ready.
 */
function podFaults({ securityContext, containers, volumes = [] }: PodSpec, isServer: boolean): string[] {
  const faults = securityContext?.runAsNonRoot === true ? [] : ['it may run as root'];
  for (const one of containers) {
    const { securityContext: own, resources, volumeMounts = [] } = one;
    if (own?.readOnlyRootFilesystem !== true) faults.push(`${one.name} can write to its image`);
    if (own?.allowPrivilegeEscalation !== false) faults.push(`${one.name} may gain privileges`);
    if (!own?.capabilities?.drop?.includes('ALL')) faults.push(`${one.name} keeps capabilities`);
    if (!resources?.requests || !resources.limits?.memory) faults.push(`${one.name} has no limits`);
    if (isServer && !(one.livenessProbe && one.readinessProbe)) faults.push(`${one.name} has no probes`);
    for (const { name } of volumeMounts)
      if (!volumes.some((volume) => volume.name === name)) faults.push(`there is no volume ${name}`);
  }
  return faults;
}

/**
 * An object that notes which of its keys are read, at any depth. Schemas of Kubernetes allow unknown keys, and what checks them
 * reads each key that it knows: one that was never read is a spelling mistake.
 */
function noteReads<Value extends object>(value: Value): { noted: Value; unread: () => string[] } {
  const read = new Set<string>();
  const note = (one: object, path: string): object =>
    new Proxy(one, {
      get(target, key, receiver) {
        const inner: unknown = Reflect.get(target, key, receiver);
        if (typeof key !== 'string') return inner;
        read.add(`${path}/${key}`);
        return typeof inner === 'object' && inner !== null ? note(inner, `${path}/${key}`) : inner;
      },
    });
  return {
    noted: note(value, '') as Value,
    unread: () => pathsOf(value, '').filter((path) => !read.has(path)),
  };
}

const pathsOf = (value: unknown, path: string): string[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([key, inner]) => [
        `${path}/${key}`,
        ...pathsOf(inner, `${path}/${key}`),
      ]);

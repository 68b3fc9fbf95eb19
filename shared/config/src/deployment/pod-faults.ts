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
export type PodSpec = {
  securityContext?: { runAsNonRoot?: boolean };
  containers: Container[];
  volumes?: { name: string }[];
};

/**
 * What a pod could do that it need not, and what it lacks to be run unattended.
 * @param isServer – whether it takes requests, and so must say when it is ready.
 */
export function podFaults(
  { securityContext, containers, volumes = [] }: PodSpec,
  isServer: boolean,
): string[] {
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

import type { Composition, ResolvedRelease } from '@dana/contracts/release/composition';

/** Reads `ASSET_ORIGIN`. Errors: throws with one sentence where it is no origin that every browser of the shop can use. */
export function readAssetOrigin(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const url = URL.parse(text);
  const isHere = url?.protocol === 'http:' && ['localhost', '127.0.0.1'].includes(url.hostname);
  if (url && (url.protocol === 'https:' || isHere) && url.origin === text) return text;
  throw new Error(
    `ASSET_ORIGIN is "${text}"; it is the origin of a host for released files, such as https://files.shop.example, without a path.`,
  );
}

/**
 * Has browsers get released files at another host, whose paths are those of here. A shell that does not know of it keeps its files
 * here, and so do the remotes of its pages.
 */
export function moveFiles(origin: string | undefined): (composition: Composition) => Composition {
  // Made once for each, so that who compares compositions by identity still can.
  const moved = new WeakMap<Composition, Composition>();
  return (composition) => {
    const { base, document } = composition.shell;
    // Also when it is moved already.
    if (origin === undefined || !document.takesAssetOrigin || !base.startsWith('/')) return composition;
    const known = moved.get(composition) ?? movedTo(origin, composition);
    moved.set(composition, known);
    return known;
  };
}

function movedTo(origin: string, composition: Composition): Composition {
  const move = <Release extends ResolvedRelease>(release: Release): Release => ({
    ...release,
    base: origin + release.base,
  });
  const remotes = Object.entries(composition.remotes).map(([name, { current, previous }]) => [
    name,
    { current: move(current), ...(previous && { previous: move(previous) }) },
  ]);
  return { ...composition, shell: move(composition.shell), remotes: Object.fromEntries(remotes) };
}

type RoomOptions = {
  /** Visits of one address that have room. */
  visitsPerAddress: number;
  /** Visits that have room at all; beyond it a flood changes nothing. */
  visitsMax?: number;
};

/** Room for visits in one window: few machines must not be able to fill it. */
export function createVisitRoom({ visitsPerAddress, visitsMax = 50_000 }: RoomOptions) {
  const perAddress = new Map<string, Set<string>>();
  let visitCount = 0;
  return {
    /** Whether the visit is in, from before or by this call. */
    take(address: string, visit: string): boolean {
      const known = perAddress.get(address) ?? new Set();
      if (known.has(visit)) return true;
      if (known.size >= visitsPerAddress || visitCount >= visitsMax) return false;
      perAddress.set(address, known.add(visit));
      visitCount += 1;
      return true;
    },
  };
}

/**
 * Keeps the most recently used entries in memory, up to a total size.
 * Unit: bytes; one entry may take at most an eighth, so that one picture cannot push everything out.
 */
export class ByteCache<Entry extends { byteLength: number } = Uint8Array> {
  readonly #entries = new Map<string, Entry>();
  readonly #maxBytes: number;
  #sizeBytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  get sizeBytes(): number {
    return this.#sizeBytes;
  }

  get(key: string): Entry | undefined {
    const entry = this.#entries.get(key);
    if (entry === undefined) return undefined;
    // A map keeps insertion order: putting an entry in again makes it the youngest.
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry;
  }

  /** Puts an entry in, in place of one under the same key. */
  set(key: string, entry: Entry): void {
    this.delete(key);
    if (entry.byteLength > this.#maxBytes / 8) return;
    this.#entries.set(key, entry);
    this.#sizeBytes += entry.byteLength;
    for (const oldest of this.#entries.keys()) {
      if (this.#sizeBytes <= this.#maxBytes) return;
      this.delete(oldest);
    }
  }

  delete(key: string): void {
    this.#sizeBytes -= this.#entries.get(key)?.byteLength ?? 0;
    this.#entries.delete(key);
  }
}

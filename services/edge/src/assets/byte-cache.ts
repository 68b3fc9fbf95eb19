/**
 * Keeps the most recently used byte arrays in memory, up to a total size.
 * Unit: bytes; one entry may take at most an eighth, so that one picture cannot push everything out.
 */
export class ByteCache {
  readonly #entries = new Map<string, Uint8Array>();
  readonly #maxBytes: number;
  #sizeBytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  get sizeBytes(): number {
    return this.#sizeBytes;
  }

  get(key: string): Uint8Array | undefined {
    const bytes = this.#entries.get(key);
    if (bytes === undefined) return undefined;
    // A map keeps insertion order: putting an entry in again makes it the youngest.
    this.#entries.delete(key);
    this.#entries.set(key, bytes);
    return bytes;
  }

  set(key: string, bytes: Uint8Array): void {
    if (bytes.byteLength > this.#maxBytes / 8 || this.#entries.has(key)) return;
    this.#entries.set(key, bytes);
    this.#sizeBytes += bytes.byteLength;
    for (const [oldest, old] of this.#entries) {
      if (this.#sizeBytes <= this.#maxBytes) return;
      this.#entries.delete(oldest);
      this.#sizeBytes -= old.byteLength;
    }
  }
}

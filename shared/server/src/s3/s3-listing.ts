/** One answer to a list: keys with the time of their last change, and what ends at the delimiter. */
export type S3Listing = {
  objects: { key: string; changedAt: Date }[];
  folders: string[];
  /** Where the next answer goes on; undefined at the end. */
  next?: string | undefined;
};

/** Reads `ListBucketResult`. Names in it are encoded as in addresses, so nothing of XML can stand in them. */
export function readListing(xml: string): S3Listing {
  const objects = [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)].map(([, one = '']) => ({
    key: nameIn(one, 'Key'),
    changedAt: new Date(textIn(one, 'LastModified') ?? 0),
  }));
  const folders = [...xml.matchAll(/<CommonPrefixes>(.*?)<\/CommonPrefixes>/gs)].map(([, one = '']) =>
    nameIn(one, 'Prefix'),
  );
  const token = textIn(xml, 'NextContinuationToken');
  return { objects, folders, ...(token !== undefined && { next: plain(token) }) };
}

const textIn = (xml: string, name: string): string | undefined =>
  new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1];

/** Some write a space as a plus sign, as forms do; a plus sign itself is encoded by all. */
const nameIn = (xml: string, name: string): string =>
  decodeURIComponent((textIn(xml, name) ?? '').replaceAll('+', ' '));

/** A token is no name and is not encoded; it may have the signs that XML writes in words. */
const plain = (text: string): string =>
  text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');

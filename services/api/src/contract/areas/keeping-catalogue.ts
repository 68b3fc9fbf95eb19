import { must, type Recorder } from '../recorder.ts';

/** The calls by which the staff keeps the catalogue, as far as they change nothing: a folder and a table with faults. */
export async function checkKeepingCatalogue(r: Recorder, token: string | undefined): Promise<void> {
  if (token === undefined) return;
  await r.success('getCataloguePictures', 'their contents', { token }, ({ data }) =>
    must(Array.isArray(data), 'are no list'),
  );
  const update = { is_trial: true, name: 'contract', texts: {}, pictures: [] };
  const sent = await encode({ catalogue: JSON.stringify(update) });
  await r.success('updateCatalogue', 'a folder without currencies', { token, raw: sent }, ({ data }) =>
    must(data.report === null && data.faults.length === 1, 'has no fault'),
  );
  await r.refusal('updateCatalogue', 'nobody’s', { raw: sent }, { status: 401 });
  const table = await encode({ stock: 'sku,stock\nno such sku,1' });
  await r.success('applyStockFile', 'a SKU that the shop does not have', { token, raw: table }, ({ data }) =>
    must(data.changed === 0 && data.faults[0]?.line === 2, 'has no fault in line 2'),
  );
  await r.refusal('applyStockFile', 'nobody’s', { raw: table }, { status: 401 });
  for (const id of ['updateCatalogue', 'applyStockFile']) {
    await r.malformed(id, 'JSON', { token, body: {} }, { status: 415 });
    await r.malformed(id, 'an empty form', { token, raw: await encode({}) }, { status: [400, 422] });
    const broken = { bytes: 'no such parts', type: 'multipart/form-data; boundary=x' };
    await r.malformed(id, 'a broken form', { token, raw: broken }, { status: 400 });
  }
}

async function encode(parts: Record<string, string>): Promise<{ bytes: BodyInit; type: string }> {
  const form = new FormData();
  for (const [name, text] of Object.entries(parts)) form.append(name, text);
  const response = new Response(form);
  return {
    bytes: new Uint8Array(await response.arrayBuffer()),
    type: response.headers.get('content-type') ?? '',
  };
}

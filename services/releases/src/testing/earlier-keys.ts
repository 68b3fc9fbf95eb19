import { readSigningKey } from '../signing/keys.ts';
import type { SignedText } from '../signing/signatures.ts';
import { type Store, storedBytes } from '../store/store.ts';

/*
 * A log of keys as the release before keys became a setting wrote it, byte for byte, of a shop that never was. The key of its
 * machine may sign all, the team has its second key, after the first was stolen; the shop's key was handed over between.
 */

export const earlierKeyLog: readonly SignedText[] = [
  {
    text: '{"schema":1,"number":1,"parentHash":"e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855","shopKey":"ed25519:dj0bPk6lotQDcfZ2a2ipIha4aZDcCG_XIy3A_X2qYtc","change":"add","remote":"*","key":"ed25519:dj0bPk6lotQDcfZ2a2ipIha4aZDcCG_XIy3A_X2qYtc","actor":"root","reason":"The key of this machine, made with its first publish; 0 releases from before were signed with it","at":"2026-11-23T09:00:00.000Z"}',
    key: 'df8a70ca3ef8e66a',
    signature: 'jC6Qock4jyl4ex8V1b3Zy93EuNxjAXKAxiGf69s0pjBFv3BUXRj6ddo2DLpq4fPoTORqgKEzsaAD8pdIelbpDg',
  },
  {
    text: '{"schema":1,"number":2,"parentHash":"43a8ae5495e2129d4430c30562d88b8f7aaf55c08f2389ce34bfb9b0b22f95eb","shopKey":"ed25519:dj0bPk6lotQDcfZ2a2ipIha4aZDcCG_XIy3A_X2qYtc","change":"add","remote":"mf-demo","key":"ed25519:7dbI5gLqKwOlNIznD_V30sD1g0t7x_OkRxfCj6h_rlc","actor":"root","reason":"the demo team","at":"2026-11-23T10:00:00.000Z"}',
    key: 'df8a70ca3ef8e66a',
    signature: '6zWayN_N08qXioWMDA4r0RoFXMljzgoZ1Xe2TuovDEB70cLMTULglFgMAoztGjFRuILwDtHSOQuDO5N93ugPBQ',
  },
  {
    text: '{"schema":1,"number":3,"parentHash":"36fae50b612806b4328ab5cf9715c66a672011a24b2beb3069af5b845267a92b","shopKey":"ed25519:dj0bPk6lotQDcfZ2a2ipIha4aZDcCG_XIy3A_X2qYtc","change":"remove","remote":"mf-demo","key":"ed25519:7dbI5gLqKwOlNIznD_V30sD1g0t7x_OkRxfCj6h_rlc","actor":"security","reason":"it was stolen","at":"2026-11-23T11:00:00.000Z"}',
    key: 'df8a70ca3ef8e66a',
    signature: 'A1mLogGsgqRPiHtAS24Q9xgBaZqIbNcLFwgpA8V1bmiXICyplpNQsqbCtmHfEr-VkvRbv_-wQ1PzrTMrAB-lAQ',
  },
  {
    text: '{"schema":1,"number":4,"parentHash":"5a18f159de94cc25ea23c04597d3bf3039f6e6c7df8a6f48bdacfb440edd4c75","shopKey":"ed25519:dj0bPk6lotQDcfZ2a2ipIha4aZDcCG_XIy3A_X2qYtc","change":"hand-over","remote":"*","key":"ed25519:vbRNWFsKKfKaesF9L3Byw_OFQ2BoqfO5Ex4wSxzjdLE","actor":"security","reason":"kept elsewhere","at":"2026-11-23T12:00:00.000Z"}',
    key: 'df8a70ca3ef8e66a',
    signature: 'fapprAvTmpesMHBE9keN8ZN3IaNI4u3JWDajN6SRVErec6wpobjZL08ffUi7NWUG6JLhV7W66VJrVfw03Zg5Ag',
  },
  {
    text: '{"schema":1,"number":5,"parentHash":"f4e917d5b55411c1e0f8b07ae904474dd3da390b3e0d55c96f18c1560f6932a5","shopKey":"ed25519:vbRNWFsKKfKaesF9L3Byw_OFQ2BoqfO5Ex4wSxzjdLE","change":"add","remote":"mf-demo","key":"ed25519:aZefIJ65jPA8CSSm-qs_oCxB6hnBKs-uoRkRulyMAE0","actor":"security","reason":"a new laptop","until":"2099-01-31T00:00:00.000Z","at":"2026-11-23T13:00:00.000Z"}',
    key: 'a86571c8fc83891a',
    signature: 'pABecJJCF-siTb5q6Cq74T5CHYSMS8kIsWM5F66y7rgydszflE8noQzAx7VRG4vY2yhpkekheKl2e0btURiCCw',
  },
];

const pemOf = (secret: string): string =>
  `-----BEGIN PRIVATE KEY-----\n${secret}\n-----END PRIVATE KEY-----\n`;

/** The file of the machine's key. */
export const earlierMachinePem = pemOf('MC4CAQAwBQYDK2VwBCIEIPfO6lMGBJP2h//EWsGUoUsT0kyLtfiH+sFaM6S4VE0p');

/** Whose keys it names. They sign nothing but builds of tests. */
export const earlierKeys = {
  machine: readSigningKey(() => earlierMachinePem),
  team: readSigningKey(() => pemOf('MC4CAQAwBQYDK2VwBCIEIHCx7jkuqgMyEU6Syu9obc6av/BnPkuobtj/oGLPdmvB')),
  stolen: readSigningKey(() => pemOf('MC4CAQAwBQYDK2VwBCIEINpudTjYq/wWThoXC0au2qpl0h3BQMBdw78li2Pa1RYh')),
};

/** The same in `RELEASE_KEYS`. */
export const earlierKeyLines = [
  `all=${earlierKeys.machine.publicText}`,
  `mf-demo=${earlierKeys.team.publicText} # until 2099-01-31`,
];

/** Puts the log into a store. */
export async function writeEarlierKeyLog(store: Store, entries = earlierKeyLog): Promise<void> {
  for (const [index, entry] of entries.entries())
    await store.putIfAbsent(`keys/${String(index + 1).padStart(8, '0')}.json`, storedBytes(entry));
}

import type { Lang } from '../http/context.ts';
import type { ApiCall } from '../openapi/api-call.ts';
import { apiCalls } from '../openapi/calls.ts';
import {
  checkLists,
  checkProfile,
  checkSession,
  type ReadMailedToken,
  registerShopper,
} from './areas/account.ts';
import { checkConfirming } from './areas/confirming.ts';
import { checkCart, checkOrders, findPlaces, findProduct } from './areas/buying.ts';
import { checkKeepingCatalogue } from './areas/keeping-catalogue.ts';
import { checkMoving } from './areas/moving.ts';
import { checkPayments } from './areas/paying.ts';
import { checkAwaiting } from './areas/awaiting.ts';
import { checkCatalogue } from './areas/catalogue.ts';
import { checkContent } from './areas/content.ts';
import { checkEveryCall } from './areas/every-call.ts';
import { checkLeaving } from './areas/leaving.ts';
import { checkPlaces } from './areas/places.ts';
import { createRecorder, type Kind, type Outcome, type Recorder } from './recorder.ts';

export type ContractOptions = {
  /** Where the calls are, with the path below which they begin: `http://localhost:8081/api`. */
  baseUrl: string;
  langs?: readonly Lang[];
  readMailedToken?: ReadMailedToken | undefined;
  /** One that may move orders and change the catalogue; without it the staff's calls are only refused. */
  staffToken?: string | undefined;
  onOutcome?: (outcome: Outcome) => void;
};

/** All that was found. `gaps` names calls that were not proved in one of the three ways, in one of the languages. */
export type Report = { outcomes: Outcome[]; problems: Outcome[]; gaps: string[] };

const kinds: readonly Kind[] = ['success', 'refusal', 'malformed'];
/** Calls that succeed only where something outside the API can be read: mail, or the address of an upload. */
const needsMore = new Set(['resetPassword', 'confirmEmail', 'getUpload']);

/**
 * Runs every call against a base URL, in both languages: as it should be, refused, and malformed. It makes accounts,
 * carts and orders there, and takes a few units of one product. Never throws for what the API does.
 */
export async function runContract(options: ContractOptions): Promise<Report> {
  const { baseUrl, langs = ['en', 'ar'], readMailedToken, staffToken, onOutcome = () => undefined } = options;
  const outcomes: Outcome[] = [];
  for (const lang of langs) {
    const recorder = createRecorder(baseUrl, lang, (outcome) => {
      outcomes.push(outcome);
      onOutcome(outcome);
    });
    await runInOneLanguage(recorder, { baseUrl, readMailedToken, staffToken });
  }
  const problems = outcomes.filter((outcome) => outcome.problem !== null);
  return { outcomes, problems, gaps: gapsOf(outcomes, langs, staffToken !== undefined) };
}

async function runInOneLanguage(
  r: Recorder,
  { baseUrl, readMailedToken, staffToken }: ContractOptions,
): Promise<void> {
  const mark = `contract-${Date.now()}-${r.lang}`;
  await checkCatalogue(r);
  const post = await checkContent(r, mark);
  const registered = await registerShopper(r, mark);
  const stranger = await registerShopper(r, `${mark}-other`);
  if (!registered || !stranger) return;
  const shopper = await checkSession(r, registered, readMailedToken);
  await checkConfirming(r, stranger, shopper, readMailedToken);
  await checkProfile(r, shopper, stranger);
  const product = await findProduct(r);
  const places = await findPlaces(r);
  if (!product || !places) return;
  await checkLists(r, shopper, stranger, { ...places, productId: product.productId });
  // Whose e-mail nobody has confirmed: the mailed link for a new password did so for the shopper's.
  const newcomer = await registerShopper(r, `${mark}-new`);
  if (newcomer) await checkAwaiting(r, mark, newcomer);
  await checkCart(r, product, stranger);
  const order = await checkOrders(r, product, places, { shopper, stranger });
  await checkPlaces(r, product, places, stranger.token);
  await checkPayments(r, product, places, baseUrl);
  await checkMoving(r, product, places, staffToken);
  await checkKeepingCatalogue(r, staffToken);
  const existing = {
    slug: product.slug,
    post: post ?? '',
    order: order ?? '',
    token: shopper.token,
    staffToken,
  };
  await checkLeaving(r, mark);
  await checkEveryCall(r, existing);
  await r.success('logout', 'signing out', { token: shopper.token });
  await r.refusal('logout', 'a token that was signed out', { token: shopper.token }, { status: 401 });
}

function gapsOf(outcomes: Outcome[], langs: readonly Lang[], hasStaffToken: boolean): string[] {
  // A return needs a delivery, and that the staff.
  const isTried = ({ id, auth }: ApiCall) => hasStaffToken || (auth !== 'staff' && id !== 'requestReturn');
  return apiCalls.filter(isTried).flatMap(({ id, body, query, path, method, multipart }) => {
    const canBeMalformed = Boolean(body || query || multipart || path.includes('{') || method === 'GET');
    // A call that needs no token and takes any well-formed body refuses nothing that is well-formed.
    const canBeRefused = id !== 'forgotPassword';
    return langs.flatMap((lang) =>
      kinds
        .filter((kind) =>
          kind === 'malformed' ? canBeMalformed : kind === 'refusal' ? canBeRefused : !needsMore.has(id),
        )
        .filter(
          (kind) => !outcomes.some((each) => each.call === id && each.kind === kind && each.lang === lang),
        )
        .map((kind) => `${id} (${kind}, ${lang})`),
    );
  });
}

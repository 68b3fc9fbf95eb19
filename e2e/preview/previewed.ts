const { PREVIEW_URL, PREVIEW_RELEASE, PREVIEW_CHANGE_LIMIT = '0.5' } = process.env;
if (PREVIEW_URL === undefined || PREVIEW_RELEASE === undefined)
  throw new Error(
    'PREVIEW_URL (the link that `pnpm release preview` gives) and PREVIEW_RELEASE (mf-content@1.1.0) say what to look at.',
  );
const [deployable = '', version = ''] = PREVIEW_RELEASE.split('@');

/** The release that is looked at, and the link that shows it. */
export const previewed = {
  url: PREVIEW_URL,
  origin: new URL(PREVIEW_URL).origin,
  release: PREVIEW_RELEASE,
  deployable,
  version,
  /** The largest share of a view that may look otherwise than what is live, from 0 to 1. A page without its styles has more. */
  changeLimit: Number(PREVIEW_CHANGE_LIMIT),
};

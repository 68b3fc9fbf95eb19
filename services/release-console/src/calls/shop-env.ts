/** The environment that the page shows: what its address says, else the one that shoppers see. */
export const shopEnv: string = new URLSearchParams(location.search).get('env') ?? 'production';

/** A path of the release API within it. @param rest – `registry`, `audit?limit=50`. */
export const envPath = (rest: string): string => `/v1/envs/${encodeURIComponent(shopEnv)}/${rest}`;

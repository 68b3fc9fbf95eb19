const videoHost = 'https://www.youtube-nocookie.com';

/**
 * What a document may do, by Content Security Policy. Scripts run only with this answer's nonce, or loaded by one
 * that did; style elements only from this origin. Style attributes are allowed: they carry measures (a rating's
 * width) and cannot load anything.
 */
export function contentSecurityPolicy(nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    "style-src-elem 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    `frame-src ${videoHost}`,
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    'report-uri /csp-reports',
  ].join('; ');
}

/** The policy while dev servers take part: their scripts, injected styles and sockets are let in. Never in production. */
export function developmentPolicy(nonce: string): string {
  const local = 'http://localhost:* ws://localhost:*';
  return contentSecurityPolicy(nonce)
    .replace("'strict-dynamic'", "'strict-dynamic' 'unsafe-eval'")
    .replace("style-src-elem 'self'", `style-src-elem 'self' 'unsafe-inline' ${local}`)
    .replace("connect-src 'self'", `connect-src 'self' ${local}`)
    .replace("font-src 'self'", `font-src 'self' ${local}`);
}

/** Headers of every answer of the storefront, documents and files alike. */
export const commonHeaders: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
};

/** On https origins: a browser that was here once never asks by http again. Two years, as preload lists want it. */
export const strictTransport: Record<string, string> = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
};

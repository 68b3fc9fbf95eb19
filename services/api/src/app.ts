import { Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { identify } from './account/sessions.ts';
import type { ApiDeps } from './deps.ts';
import { cacheHeaders } from './http/answer.ts';
import type { ApiEnv } from './http/context.ts';
import { ApiFailure, failureBody } from './http/failure.ts';
import { failureOf } from './http/failure-of.ts';
import { requestContext } from './http/request-context.ts';
import { fontRoutes } from './pages/page-style.ts';
import { accountRoutes } from './account/profile-routes.ts';
import { addressRoutes } from './account/address-routes.ts';
import { cartRoutes } from './cart/routes.ts';
import { catalogueRoutes } from './catalogue/routes.ts';
import { changesRoutes } from './shared-answers/changes-routes.ts';
import { checkoutRoutes } from './checkout/routes.ts';
import { sessionRoutes } from './account/session-routes.ts';
import { contentRoutes } from './content/page-routes.ts';
import { docsRoutes } from './openapi/docs.ts';
import { extensionRoutes } from './content/shop-routes.ts';
import { favoriteRoutes } from './account/wishlist-routes.ts';
import { healthRoutes } from './http/health-routes.ts';
import { invoiceRoutes } from './orders/invoice/routes.ts';
import { mediaRoutes, uploadRoutes } from './media/routes.ts';
import { contactRoutes } from './content/contact.ts';
import { alertRoutes } from './alerts/routes.ts';
import { orderRoutes } from './orders/routes.ts';
import { orderConfirmationRoutes } from './orders/confirm-order.ts';
import { outboxRoutes } from './emails/outbox.ts';
import { answerTrouble, paymentMessageRoutes, payRoutes } from './orders/pay-routes.ts';
import { placeRoutes } from './places/routes.ts';
import { postRoutes } from './content/post-routes.ts';
import { productRoutes } from './catalogue/product-routes.ts';
import { reviewRoutes } from './content/reviews.ts';
import { commentRoutes } from './content/comments.ts';
import { moderationRoutes } from './content/moderation.ts';
import { staffCatalogueRoutes, staffRoutes } from './staff/routes.ts';
import { staffPageRoutes } from './staff/orders-pages.ts';
import { staffProductRoutes } from './staff/products-pages.ts';
import { noteWrites } from './shared-answers/shared-calls.ts';
import { shareAnswers } from './shared-answers/share-answers.ts';

/** The reference shop API. `fetch` answers any request; time, chance and the database come from `deps`. */
export function createApi(deps: ApiDeps) {
  const shop = new Hono<ApiEnv>()
    .use(noteWrites(deps))
    .use(identify(deps))
    .route('/', shareAnswers(deps))
    .route('/', extensionRoutes(deps))
    .route('/', catalogueRoutes(deps))
    .route('/', productRoutes(deps))
    .route('/', reviewRoutes(deps))
    .route('/', commentRoutes(deps))
    .route('/', moderationRoutes(deps))
    .route('/', sessionRoutes(deps))
    .route('/', accountRoutes(deps))
    .route('/', uploadRoutes(deps))
    .route('/', addressRoutes(deps))
    .route('/', favoriteRoutes(deps))
    .route('/', cartRoutes(deps))
    .route('/', checkoutRoutes(deps))
    .route('/', orderRoutes(deps))
    .route('/', orderConfirmationRoutes(deps))
    .route('/', invoiceRoutes(deps))
    .route('/', placeRoutes(deps))
    .route('/', contentRoutes(deps))
    .route('/', postRoutes(deps))
    .route('/', contactRoutes(deps))
    .route('/', alertRoutes(deps));

  const app = new Hono<ApiEnv>()
    .use(requestContext(deps))
    .use('/api/*', cacheHeaders)
    .route('/', healthRoutes(deps))
    .route('/api', healthRoutes(deps))
    .route('/api', changesRoutes(deps))
    .route('/api/media', mediaRoutes(deps))
    .use('/pay/*', noteWrites(deps))
    .use('/api/payments/*', noteWrites(deps))
    .use('/api/staff/*', noteWrites(deps))
    .use('/_orders/*', noteWrites(deps))
    .use('/_products/*', noteWrites(deps))
    .route('/', payRoutes(deps))
    .route('/api/payments', paymentMessageRoutes(deps))
    .route('/api/staff', staffRoutes(deps))
    .route('/api/staff/catalogue', staffCatalogueRoutes(deps))
    .route('/_orders', staffPageRoutes(deps))
    .route('/_products', staffProductRoutes(deps))
    .route('/', fontRoutes())
    .route('/', docsRoutes(deps))
    .route('/', outboxRoutes(deps))
    .route('/api', shop);

  app.notFound((c) => c.json(failureBody(new ApiFailure(404, 'not_found'), c.get('lang')), 404));
  app.onError((error, c) => {
    const failure = error instanceof ApiFailure ? error : failureOf(error);
    if (failure.status >= 500) c.get('log').error({ err: error, route: c.req.routePath }, 'request failed');
    const { retryAfterSeconds } = failure.details;
    if (retryAfterSeconds) c.header('Retry-After', String(retryAfterSeconds));
    if (failure.status >= 500 && c.req.path.startsWith('/pay/')) return answerTrouble(c);
    return c.json(
      failureBody(failure, c.get('lang') ?? 'en', c.get('requestId')),
      failure.status satisfies ContentfulStatusCode,
    );
  });
  return {
    fetch: (request: Request, ...rest: unknown[]) => app.fetch(request, ...(rest as [object])),
    /** Every method and path that is answered, for checking the description against it. */
    routes: app.routes.filter(({ method }) => method !== 'ALL').map(({ method, path }) => ({ method, path })),
  };
}

/*
 * The styles of the product page's late parts, in the order in which they need them. They come with the page: the server draws
 * these parts, and their scripts come behind it.
 */
import '#features/summary/trust-badges.module.css';
import '@dana/ui/payment-methods.module.css';
import '#features/summary/ways-to-pay.module.css';
import '@dana/ui/share-buttons.module.css';
import '#features/information/information-tabs.module.css';
import '#features/information/specification-table.module.css';
import '#features/reviews/rating-overview.module.css';
import '#features/reviews/reviews.module.css';

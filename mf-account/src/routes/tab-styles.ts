/*
 * The server sends the tab of the address whole, so its styles come with the page, although its code comes with its first visit.
 */
import '#account-form/account-form.module.css';
import '#account-form/password-advice.module.css';
import '#features/addresses/address-card.module.css';
import '#features/addresses/addresses-tab.module.css';
import '#features/details/password-tab.module.css';
import '#features/orders/orders-tab.module.css';
import '#features/overview/overview-counters.module.css';
import '#features/privacy/privacy.module.css';
import '#features/wishlist/listed-pictures.module.css';
import '#parts/panel-part.module.css';

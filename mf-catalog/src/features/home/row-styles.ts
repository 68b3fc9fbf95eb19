/*
 * The styles of the home's rows, in the order in which the rows need them. They come with the page: the server draws the rows,
 * and their scripts come behind it. A sheet that is missing here would come with those scripts (`e2e/catalog/homes`).
 */
import './benefits.module.css';
import './category-tiles.module.css';
import '#product/product-category.module.css';
import '#product/product-picture.module.css';
import '#product/product-price.module.css';
import '@dana/ui/countdown.module.css';
import './deals.module.css';
import './home-section.module.css';
import '#product/card-rail.module.css';
import '#product/product-card.module.css';
import '#product/product-rating.module.css';
import '#product/refusal-text.module.css';
import './phone-row.module.css';
import './product-tabs.module.css';
import './tab-list.module.css';
import './spots.module.css';
import './story.module.css';

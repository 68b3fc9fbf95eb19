import '@dana/ui/tokens.css';
import '@dana/ui/typeface.css';
import '@dana/ui/reset.css';
import '@dana/ui/base.css';
import '@dana/ui/forced-colours.css';
import { startPage } from './start-page.tsx';

void startPage();

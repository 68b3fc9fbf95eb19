import '@dana/ui/tokens.css';
import '@dana/ui/fallback-fonts.css';
import '@dana/ui/reset.css';
import '@dana/ui/base.css';
import '@dana/ui/forced-colours.css';
import '@fontsource-variable/readex-pro';
import './font.css';
import { startPage } from './start-page.tsx';

void startPage();

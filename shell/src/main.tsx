import '@dana/ui/tokens.css';
import '@dana/ui/fallback-fonts.css';
import '@dana/ui/base.css';
import './font-faces.css';
import './fonts.css';
import { startBrowser } from './app/start-browser.tsx';
import { showStartFailure } from './app/start-failure.ts';

void startBrowser().catch(showStartFailure);

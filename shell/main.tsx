import '@ponte/kit/design/tokens.css';
import '@ponte/kit/design/base.css';
import './media/fonts/font.css';
import { start } from './start';

void start();

import 'shared-config/design/layers.css';
import 'shared-config/design/tokens.css';
import 'shared-config/design/base.css';
import './media/fonts/font.css';
import { start } from './start';

void start();

import '@ponte/kit/design/tokens.css';
import '@ponte/kit/design/base.css';
import './media/fonts/font.css';
import { start } from './start';

// In a task of its own: with the evaluation of the script it would block a slow phone for more than 50 ms.
setTimeout(() => void start());

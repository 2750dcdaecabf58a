import { testFocus } from '../public/test-focus';

// The windows that `stories/public-focus` leaves out.
testFocus('/pt/servicos/vistos/b1b2', 'tablet');
testFocus('/pt/servicos/vistos/b1b2', 'desk at 400 %');
testFocus('/pt/servicos/empresa', 'desk');
testFocus('/pt/servicos/empresa', 'tablet');

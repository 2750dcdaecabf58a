import { testFocus } from '../public/test-focus';

// The other windows of each page: `audits/public-focus`.
testFocus('/pt/servicos/vistos/b1b2', 'desk');
testFocus('/pt/servicos/empresa', 'desk at 400 %');

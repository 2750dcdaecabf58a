import { render } from '@testing-library/react';
import { WholeNames } from '@ponte/kit/ui/WholeNames';

const unbroken = (text: string) => {
  const { container } = render(<WholeNames>{text}</WholeNames>);
  expect(container).toHaveTextContent(text);
  return [...container.querySelectorAll('.whole')].map(({ textContent }) => textContent);
};

test('keeps only names of visas, forms and the country, and compounds of a short word, on one line', () => {
  expect(unbroken('Outros vistos: H-1B, L-1 e O-1')).toEqual(['H-1B', 'L-1', 'O-1']);
  expect(unbroken('DS-160 e EB-2 NIW')).toEqual(['DS-160', 'EB-2 NIW']);
  expect(unbroken('Turismo (B1/B2) e estudo (F1/F2)')).toEqual(['B1/B2', 'F1/F2']);
  expect(unbroken('Visa F-1 de EE. UU.: precio')).toEqual(['F-1', 'EE. UU.']);
  expect(unbroken('1099-K, 1040-NR e 4506-T')).toEqual(['1099-K', '1040-NR', '4506-T']);
  expect(unbroken('Por e-file, step-by-step (Self-Employment)')).toEqual(['e-file', 'step-by-step', 'Self-Employment']);
  expect(unbroken('Pré-2020, prepará-los e single-member')).toEqual([]);
});

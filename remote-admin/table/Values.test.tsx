import { render } from '@testing-library/react';
import { Address } from './Values';

test.each([
  ['cliente.exemplo@ponte.example', 'cliente.|exemplo|@ponte.example'],
  ['ana@ponte', 'ana|@ponte'],
  ['remote-chat', 'remote-chat'],
])('may wrap %s before @ and after dots before it', (address, expected) => {
  const { container } = render(<Address>{address}</Address>);
  expect(container).toHaveTextContent(address);
  expect(container.innerHTML.replaceAll('<wbr>', '|')).toBe(`<span>${expected}</span>`);
});

import { render } from '@testing-library/react';
import { Address, WithName } from './Values';

test.each([
  ['cliente.exemplo@ponte.example', 'cliente.|exemplo|@ponte.example'],
  ['ana@ponte', 'ana|@ponte'],
  ['remote-chat', 'remote-chat'],
])('may wrap %s before @ and after dots before it', (address, expected) => {
  const { container } = render(<Address>{address}</Address>);
  expect(container).toHaveTextContent(address);
  expect(container.innerHTML.replaceAll('<wbr>', '|')).toBe(`<span>${expected}</span>`);
});

test.each([
  ['Ana (ana-b@ponte.example) perde o acesso.', '(ana-b@ponte.example)', 'Ana |(ana-b@ponte.example)| perde o acesso.'],
  ['Ana e Ana', 'Ana', '|Ana| e Ana'],
  ['sem nome', 'Ana', 'sem nome'],
])('keeps the name in “%s” on one line', (sentence, name, expected) => {
  const { container } = render(<WithName name={name}>{sentence}</WithName>);
  expect(container.innerHTML.replace(/<span class="whole">|<\/span>/g, '|')).toBe(expected);
});

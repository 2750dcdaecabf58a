import { screen } from '@testing-library/react';
import { renderPage } from '../testing/render';
import type { Company } from '../proof/company';
import { OtherWays } from './OtherWays';

const company: Company = {
  legalName: 'Ponte LLC',
  phone: '+1 407 555 0100',
  hours: { pt: 'De dia', en: 'By day', es: 'De día' },
  reply: { pt: 'Em um dia', en: 'In a day', es: 'En un día' },
};
const names = () => screen.getAllByRole('term').map(({ textContent }) => textContent.trim());

test('says how to call, and when somebody answers', () => {
  renderPage(<OtherWays company={company} />);
  expect(names()).toEqual(['WhatsApp', 'E-mail', 'Telefone', 'Horário', 'Resposta', 'Idiomas']);
  expect(screen.getByRole('link', { name: '+1 407 555 0100' })).toHaveAttribute('href', 'tel:+14075550100');
  expect(screen.getByText('De dia')).toBeInTheDocument();
  expect(screen.getByText('Em um dia')).toBeInTheDocument();
});

test('leaves out what is not configured', () => {
  renderPage(<OtherWays company={undefined} />);
  expect(names()).toEqual(['WhatsApp', 'E-mail', 'Idiomas']);
});

test('marks samples', () => {
  renderPage(<OtherWays company={{ ...company, sample: true }} />);
  expect(screen.getAllByText('exemplo')).toHaveLength(3);
});

import { screen, within } from '@testing-library/react';
import { lastMessage, visit } from '../testing/visitor';

it.each([
  ['Vistos', 'Turismo ou negócios (B1/B2)', 'Turismo ou negócios (B1/B2)', '/servicos/vistos/b1b2'],
  ['Vistos', 'Trabalho (EB-1A, EB-2 NIW, H-1B)', 'Vistos', '/servicos/vistos'],
  ['Empresa nos EUA', 'Endereço fiscal', 'Endereço fiscal', '/servicos/empresa/endereco-fiscal'],
  ['Impostos e ITIN', 'Outro caso, ou não sei ainda', 'Impostos e ITIN', '/servicos/fiscal'],
  ['Criação de sites', 'Loja virtual', 'Criação de sites', '/criacao-de-sites'],
])('%s: ends the answer about %s with a link to the page %s', async (topic, service, page, path) => {
  const { open, introduce, choose } = visit();
  await open();
  await introduce();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  await choose(topic, service);
  const answer = within(lastMessage() as HTMLElement);
  expect(answer.getByRole('link', { name: `Mais detalhes: ${page}` })).toHaveAttribute('href', path);
  expect(screen.getByRole('button', { name: 'Falar com a equipe' })).toHaveFocus();
});

it('offers the service of its page first, and no link to the page that it is', async () => {
  const { open, introduce, choose } = visit({ path: '/servicos/vistos/b1b2' });
  await open();
  await introduce();
  const firstChoice = () => within(screen.getByRole('group')).getAllByRole('button')[0];
  expect(firstChoice()).toHaveTextContent('Vistos');
  await choose('Vistos');
  expect(firstChoice()).toHaveTextContent('Turismo ou negócios (B1/B2)');
  expect(firstChoice()).toHaveClass('quiet');
  await choose('Turismo ou negócios (B1/B2)');
  expect(lastMessage()).toHaveTextContent('US$ 29');
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

it('names no page for a service that none describes', async () => {
  const { open, introduce, choose } = visit();
  await open();
  await introduce();
  await choose('Impostos e ITIN', 'Declarações e deduções da LLC');
  expect(lastMessage()).toHaveTextContent('US$ 119');
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

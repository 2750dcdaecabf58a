import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInShell } from '../testing/render';
import { Menu } from './Menu';

test('closes an open menu on Back of an Android phone, and asks for it only while it is open', async () => {
  const watchers: { onclose: () => void; destroy: jest.Mock }[] = [];
  window.CloseWatcher = class {
    onclose = () => {};
    destroy = jest.fn();
    constructor() {
      watchers.push(this);
    }
  };
  renderInShell(
    <Menu label="Menu" summary="Menu">
      <a href="/">Home</a>
    </Menu>,
  );
  const menu = screen.getByLabelText('Menu', { selector: 'summary' });
  expect(watchers).toHaveLength(0);
  await userEvent.click(menu);
  expect(menu).toHaveAttribute('aria-expanded', 'true');
  expect(watchers).toHaveLength(1);
  act(() => watchers[0]?.onclose());
  expect(menu).toHaveAttribute('aria-expanded', 'false');
  expect(watchers[0]?.destroy).toHaveBeenCalledTimes(1);
});

afterEach(() => delete window.CloseWatcher);

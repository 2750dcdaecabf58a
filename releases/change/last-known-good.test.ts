import { createChatScratch } from '../testing/chat-scratch';

const { scratch, chatBuilds, chat } = createChatScratch();

describe('the last known good build', () => {
  test('is null at first, then the previous build', async () => {
    await chatBuilds(1);
    expect(await chat()).toEqual({ build: 1, lastKnownGood: null });
    await scratch.publish('remote-chat', 2);
    await scratch.promote('remote-chat', 2);
    expect(await chat()).toEqual({ build: 2, lastKnownGood: 1 });
  });

  test('is never a withdrawn build', async () => {
    await chatBuilds(3);
    await scratch.rollback('remote-chat');
    expect(await chat()).toEqual({ build: 2, lastKnownGood: 1 });
    await scratch.publish('remote-chat', 4);
    await scratch.promote('remote-chat', 4);
    expect(await chat()).toEqual({ build: 4, lastKnownGood: 2 });
  });

  test('is determined again when the shell changes', async () => {
    await chatBuilds(3, { 2: { kit: ['Link'] } });
    expect(await chat()).toEqual({ build: 3, lastKnownGood: 2 });
    await scratch.publish('shell', 2, { kit: ['useTexts'] });
    await scratch.promote('shell', 2);
    expect(await chat()).toEqual({ build: 3, lastKnownGood: 1 });
  });

  test('stays when another remote changes', async () => {
    await chatBuilds(2);
    await scratch.publish('remote-admin', 2);
    await scratch.promote('remote-admin', 2);
    expect(await chat()).toEqual({ build: 2, lastKnownGood: 1 });
  });
});

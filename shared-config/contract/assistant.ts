/**
 * The attribute of a link that opens the assistant, where the page has one. Its address is where it leads otherwise, for example
 * before the shell's script has loaded.
 */
export const opensAssistant = 'data-opens-assistant';

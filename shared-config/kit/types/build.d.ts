/**
 * Whether the build prerenders pages. Browsers get another one: what only search engines read, such as structured data, is
 * left out of it.
 */
declare const PRERENDERS: boolean;

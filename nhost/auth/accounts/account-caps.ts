/** How many a user may have, so that no account grows without end and its lists stay readable. */
export const accountCaps = {
  personalAccessTokens: 50,
  securityKeys: 20,
  /** A new session ends the one that was not refreshed for the longest time. */
  sessions: 100,
} as const;

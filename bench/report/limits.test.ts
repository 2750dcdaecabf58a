import { checkLimits } from './limits';
import { summarize, type Rounds } from './summary';

/** Nine rounds with these ratios of the composed page's largest paint to the others'. */
function roundsOf(ratios: { static: number; oneClient: number }): Rounds {
  return Array.from({ length: 9 }, (_, round) => {
    const composed = 1000 + 50 * round;
    const timings = (largestPaint: number) => ({
      firstPaint: 500,
      largestPaint,
      interactive: 1500,
      blocked: 0,
      shift: 0,
    });
    // Noise of up to 10 % in both directions.
    const off = 1 + 0.1 * Math.sin(round);
    return {
      composed: timings(composed),
      static: timings((composed / ratios.static) * off),
      oneClient: timings((composed / ratios.oneClient) * off),
    };
  });
}

test.each([
  [{ static: 1, oneClient: 0.5 }, [false, false]],
  [{ static: 1.15, oneClient: 0.6 }, [false, false]],
  [{ static: 1.4, oneClient: 0.5 }, [true, false]],
  [{ static: 1, oneClient: 0.8 }, [false, true]],
])('at the ratios %j, the limits are certainly broken: %j', (ratios, expected) => {
  const limits = checkLimits(summarize(roundsOf(ratios), 'composed'));
  expect(limits.map(({ isBroken }) => isBroken)).toEqual(expected);
});

test('reports a limit without measurements as broken', () => {
  const rounds = roundsOf({ static: 1, oneClient: 0.5 }).map(({ composed, static: page }) => ({
    composed,
    static: page,
  }));
  const [, againstOneBuild] = checkLimits(summarize(rounds as Rounds, 'composed'));
  expect(againstOneBuild?.isBroken).toBe(true);
});

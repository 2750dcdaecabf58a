import { sendRequest } from './send-request';
import { describeOverrides } from './behaviours/overrides';
import { describeChannels } from './behaviours/channels';
import { describeFaults } from './behaviours/faults';
import { describeLinks } from './behaviours/links';
import { describePointerSwap } from './behaviours/pointer-swap';
import { describeRevalidation } from './behaviours/revalidation';
import { describeConnections } from './behaviours/connections';
import { describeUploads } from './behaviours/uploads';
import { callCases } from './cases/calls';
import { encodingCases } from './cases/encodings';
import { pageCases } from './cases/pages';
import { redirectCases, unknownPathCases } from './cases/paths';
import { checkAnyResponse, checkCase } from './case';
import { rejectedRequestCases } from './cases/rejected-requests';
import { sharedFileCases } from './cases/shared-files';
import { useEdge, type StartEdge } from './use-edge';

const tables = {
  encodings: encodingCases,
  pages: pageCases,
  'unknown paths': unknownPathCases,
  redirects: redirectCases,
  'shared files': sharedFileCases,
  'rejected requests': rejectedRequestCases,
  calls: callCases,
};

/** Checks one implementation of the edge against every rule. */
export function describeConformance(name: string, start: StartEdge): void {
  describe(name, () => {
    const edge = useEdge(start);

    describe.each(Object.entries(tables))('%s', (_table, cases) => {
      it.each(cases.map((one) => [one.name, one] as const))('%s', async (_name, one) => {
        const response = await sendRequest(edge.port, one.request);
        checkCase(one, response);
        checkAnyResponse(response);
      });
    });

    describeRevalidation(edge);
    describeFaults(edge);
    describeConnections(edge);
    describeUploads(edge);
    describeChannels(edge);
    describeLinks(edge);
    describePointerSwap(edge);
    describeOverrides(edge);
  });
}

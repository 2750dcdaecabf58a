import { chosenFaults, testJourneys } from '../faults/journeys';
import { remoteFaults, type RemoteFaultName } from '../site/remote-faults';
import { test } from '../site/test';

test.describe.configure({ mode: 'parallel' });

const faults = Object.keys(remoteFaults) as RemoteFaultName[];
testJourneys(faults.filter((fault) => !chosenFaults.includes(fault)));

import { disk } from '../../testing/media';
import { describeBehaviour } from './describe-behaviour';

describeBehaviour(disk);

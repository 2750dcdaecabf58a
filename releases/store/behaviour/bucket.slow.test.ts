import { s3 } from '../../testing/media';
import { describeBehaviour } from './describe-behaviour';

describeBehaviour(s3);

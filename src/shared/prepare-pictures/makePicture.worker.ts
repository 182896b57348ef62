import { answerQuestions } from '../../lib/WorkerClient';
import { makePicture } from './makePicture';

answerQuestions(makePicture);

import { answerQuestions } from '../worker-client/WorkerClient';
import { makePicture } from './makePicture';

answerQuestions(makePicture);

import { Refusal } from '../../http/problems';

/** Another catalog of the season has the name that one is to get. */
export const refuseTakenName = (name: string) => new Refusal(`Another catalog is called ${name}.`);

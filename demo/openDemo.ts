import type { Repeating } from '../server/core/repeat';
import type { TaskLog } from '../server/background/taskDefinition';
import type { Db } from '../server/db/openDatabase';
import { isDemo } from '../server/db/settings';
import type { Env } from '../server/core/env';
import type { FileLocation } from '../server/files/filesOf';
import type { PictureMaker } from '../server/features/images/pictureStore';
import { leaveStock, sendWaitingOrders, startErpStandIn } from './erpStandIn';
import { fillIfEmpty } from './fillDemo';
import { adoptBrand } from './ownGarments';
import { demoPictures } from './pictures/demoPictures';

/** What a host does only for the demo brand. */
export interface Demo {
  pictures: PictureMaker;
  /** Puts the demo's stock into the drop folder, sends its waiting orders there, and acts as the ERP. */
  startErp(log: TaskLog): Promise<Repeating>;
}

/** Fills an empty database with the demo brand; null when the database holds real data. */
export async function openDemo(db: Db, env: Pick<Env, 'erpDir'> & FileLocation): Promise<Demo | null> {
  await fillIfEmpty(db, new Date());
  if (!(await isDemo(db))) return null;
  await adoptBrand(db);
  return {
    pictures: demoPictures(db),
    async startErp(log) {
      await leaveStock(db, env);
      await sendWaitingOrders(db, env);
      return startErpStandIn(env, { log });
    },
  };
}

import { sql } from 'drizzle-orm';
import { buildTestApp, type TestApp } from '../test/buildTestApp';
import { buildUser } from '../test/factories';

let t: TestApp;
let admin: { id: number };
let other: { id: number };
beforeAll(async () => {
  t = await buildTestApp();
  admin = await buildUser(t.db, { roles: ['admin'] });
  other = await buildUser(t.db, { roles: ['admin'] });
});
afterEach(() => t.db.execute(sql`drop function if exists race() cascade; delete from order_views`));
afterAll(() => t.close());

const save = (name: string, who = admin) =>
  t.as(who).call('saveOrderView', { body: { name, query: '', is_shared: false } });

test.each([
  ['a row that another call has just made', 'unique_violation'],
  ['a deadlock', 'deadlock_detected'],
  ['a row that changed since it was read', 'serialization_failure'],
])('%s gives a 503 in words, and stores nothing', async (_what, condition) => {
  await t.db.execute(
    sql.raw(`
      create function race() returns trigger language plpgsql as
        $$ begin raise exception using errcode = '${condition}'; end $$;
      create trigger race after insert on order_views for each row execute function race()`),
  );
  expect(await save('Mine')).toMatchObject({
    status: 503,
    json: {
      title: 'Changed meanwhile',
      detail:
        'Somebody changed the same data at the same time, so nothing of this was stored. Please try again.',
    },
  });
  expect((await t.db.execute(sql`select from order_views`)).rows).toEqual([]);
});

test('one of two calls that wait for each other gets it, and the other is stored', async () => {
  const [first, second] = [await buildUser(t.db), await buildUser(t.db)];
  // Each locks its row, waits until the other has too, and then asks for the other's.
  await t.db.execute(
    sql.raw(`
      create function race() returns trigger language plpgsql as $$
        begin
          perform from users where id = case new.name when 'One' then ${first.id} else ${second.id} end for update;
          perform pg_advisory_xact_lock_shared(4711);
          while (select count(*) from pg_locks l join pg_database d on d.oid = l.database
              where d.datname = current_database() and l.locktype = 'advisory' and l.objid = 4711) < 2 loop
            perform pg_sleep(0.01);
          end loop;
          perform from users where id = case new.name when 'One' then ${second.id} else ${first.id} end for update;
          return new;
        end $$;
      create trigger race after insert on order_views for each row execute function race()`),
  );
  const answers = await Promise.all([save('One', admin), save('Two', other)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 503]);
  expect((await t.db.execute(sql`select from order_views`)).rows).toHaveLength(1);
});

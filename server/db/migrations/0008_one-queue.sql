DROP INDEX "erp_attempts_at_idx";--> statement-breakpoint
-- What waits in pg-boss's tables becomes tasks, at the try that it had come to. A host of before that still runs fails
-- to queue anything more, so nothing is left behind there.
DO $$
BEGIN
  IF to_regclass('pgboss.job') IS NOT NULL THEN
    LOCK TABLE pgboss.job IN ACCESS EXCLUSIVE MODE;
    INSERT INTO tasks (class, lane, input, attempts, start_after, error, created_at)
    SELECT kind.class, kind.lane, job.data,
      CASE WHEN job.name = kind.given_up THEN kind.tries
        WHEN job.state = 'created' THEN 0
        ELSE least(job.retry_count + 1, kind.tries) END,
      CASE job.state WHEN 'active' THEN now() ELSE job.start_after END,
      CASE WHEN job.name = kind.given_up THEN job.output ->> 'reason' END,
      job.created_on
    FROM pgboss.job
    JOIN (VALUES
      ('SendOrder', 'erp', 'erp-send', 'erp-send-given-up', 8),
      ('SendMail', 'mail', 'mail', 'mail-given-up', 13)
    ) AS kind (class, lane, queue, given_up, tries) ON job.name IN (kind.queue, kind.given_up)
    WHERE job.state < 'completed'
    ORDER BY job.created_on;
  END IF;
  -- Orders that were given up while the ERP could not say whether it had got them: they go on being asked for.
  INSERT INTO tasks (class, lane, input, attempts)
  SELECT 'SendOrder', 'erp', jsonb_build_object('key', attempt.key), 8
  FROM erp_attempts AS attempt
  WHERE NOT EXISTS (
    SELECT FROM tasks WHERE lane = 'erp' AND status IN ('created', 'WIP') AND input ->> 'key' = attempt.key::text);
END $$;--> statement-breakpoint
DROP SCHEMA IF EXISTS pgboss CASCADE;

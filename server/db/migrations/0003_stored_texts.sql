-- What was stored before is brought to the form of today by storeTextsAsSeen, which migrate() runs first on databases
-- that lack this migration: PostgreSQL knows neither the sizes nor the domains of ours.
SELECT 1;

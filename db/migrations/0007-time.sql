-- When the clock ends the open step of each battle, and when a server was up.
ALTER TABLE progress ADD COLUMN due INTEGER NOT NULL DEFAULT 0;
CREATE INDEX progress_by_due ON progress (due) WHERE due > 0;
ALTER TABLE life ADD COLUMN began INTEGER;
ALTER TABLE life ADD COLUMN seen INTEGER;

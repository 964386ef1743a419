-- How late those who only watch are told of each battle; and a random word of each restore, for the addresses of what is told.
ALTER TABLE progress ADD COLUMN delay TEXT NOT NULL DEFAULT 'none';
CREATE TABLE restored (word TEXT NOT NULL) STRICT;

-- Can the dice of a battle be checked? The program looks, of battles that are there already.
ALTER TABLE progress ADD COLUMN dice_audit INTEGER CHECK (dice_audit IN (0, 1));

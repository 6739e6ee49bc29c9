-- The node at which somebody is connected who is not told yet that it is their turn: they see it. When they go, or the node
-- does, the notice is due.
ALTER TABLE notices ADD COLUMN held_by BIGINT;
CREATE INDEX notices_by_holder ON notices (held_by) WHERE held_by IS NOT NULL;

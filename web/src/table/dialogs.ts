/** The sheets that can lie above a table. */
export type Dialog = 'keys' | 'aid' | 'spoken' | 'resign' | 'play-on';

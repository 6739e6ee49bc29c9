/** The sheets that can lie above a table. */
export type Dialog = 'keys' | 'spoken' | 'resign' | 'play-on';

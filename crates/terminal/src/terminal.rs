//! Taking the terminal over, and giving it back as it was: at the end, on a panic, on a signal, on Ctrl-Z.

use std::io::{self, Stdout, stdout};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use std::{panic, thread};

use ratatui::backend::CrosstermBackend;
use ratatui::crossterm::event::{
    self, DisableMouseCapture, EnableMouseCapture, Event, KeyCode, KeyEventKind, KeyModifiers,
};
use ratatui::crossterm::execute;
use ratatui::crossterm::terminal::{EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode};
use ratatui::{Frame, Terminal};

/// What is shown and how it answers.
pub(crate) trait Screen {
    /// Draws everything.
    fn draw(&mut self, frame: &mut Frame);

    /// Takes a key, a click, a new size.
    fn input(&mut self, event: &Event);

    /// A moment has passed.
    fn tick(&mut self);

    /// Does something go on that needs moments to pass quickly?
    fn busy(&self) -> bool;

    /// Has the player left?
    fn left(&self) -> bool;
}

/// How long a moment is while something goes on, and while nothing does.
const BUSY: Duration = Duration::from_millis(80);
const IDLE: Duration = Duration::from_millis(250);

/// The terminal while it is ours.
pub(crate) struct Held {
    terminal: Terminal<CrosstermBackend<Stdout>>,
    told_to_end: Arc<AtomicBool>,
}

impl Held {
    /// Takes the terminal over.
    pub(crate) fn take() -> io::Result<Held> {
        let told_to_end = Arc::new(AtomicBool::new(false));
        #[cfg(unix)]
        for signal in [signal_hook::consts::SIGTERM, signal_hook::consts::SIGINT] {
            signal_hook::flag::register(signal, Arc::clone(&told_to_end))?;
        }
        end_with_the_terminal()?;
        give_back_on_panic();
        enter()?;
        let terminal = Terminal::new(CrosstermBackend::new(stdout())).inspect_err(|_| give_back())?;
        Ok(Held { terminal, told_to_end })
    }

    /// Shows a screen until the player leaves it or the program is told to end; `false` in the second case.
    pub(crate) fn show(&mut self, screen: &mut dyn Screen) -> io::Result<bool> {
        let mut stale = true;
        while !screen.left() {
            if self.told_to_end.load(Ordering::Relaxed) {
                return Ok(false);
            }
            if stale || screen.busy() {
                self.terminal.draw(|frame| screen.draw(frame))?;
                stale = false;
            }
            let mut patience = if screen.busy() { BUSY } else { IDLE };
            while event::poll(patience)? {
                let event = event::read()?;
                if is_suspend(&event) {
                    self.suspend()?;
                } else {
                    screen.input(&event);
                }
                stale = true;
                patience = Duration::ZERO;
            }
            stale |= screen.busy();
            screen.tick();
        }
        Ok(true)
    }

    /// Ctrl-Z: gives the terminal back until the shell brings us to the front again.
    fn suspend(&mut self) -> io::Result<()> {
        #[cfg(unix)]
        {
            give_back();
            signal_hook::low_level::emulate_default_handler(signal_hook::consts::SIGTSTP)?;
            enter()?;
            self.terminal.clear()?;
        }
        Ok(())
    }
}

impl Drop for Held {
    fn drop(&mut self) {
        give_back();
        if !thread::panicking() {
            // Back to the usual way of telling a panic.
            drop(panic::take_hook());
        }
    }
}

/// A terminal that hangs up takes the program with it, at once: reading from it would never return. Nothing is lost, the
/// match is saved after every action.
fn end_with_the_terminal() -> io::Result<()> {
    #[cfg(unix)]
    {
        let mut hang_ups = signal_hook::iterator::Signals::new([signal_hook::consts::SIGHUP])?;
        thread::spawn(move || {
            if hang_ups.forever().next().is_some() {
                give_back();
                std::process::exit(128 + signal_hook::consts::SIGHUP);
            }
        });
    }
    Ok(())
}

fn is_suspend(event: &Event) -> bool {
    matches!(event, Event::Key(key) if key.kind == KeyEventKind::Press
        && key.code == KeyCode::Char('z') && key.modifiers.contains(KeyModifiers::CONTROL))
}

fn enter() -> io::Result<()> {
    enable_raw_mode()?;
    execute!(stdout(), EnterAlternateScreen, EnableMouseCapture).inspect_err(|_| give_back())
}

/// Gives the terminal back. Does no harm when it is not ours; what fails here cannot be helped.
fn give_back() {
    let _ = execute!(stdout(), DisableMouseCapture, LeaveAlternateScreen, ratatui::crossterm::cursor::Show);
    let _ = disable_raw_mode();
}

/// A panic in the interface gives the terminal back before it is told. One in a bot's thread is caught there and must
/// not write over the screen.
fn give_back_on_panic() {
    let usual = panic::take_hook();
    let interface = thread::current().id();
    panic::set_hook(Box::new(move |info| {
        if thread::current().id() == interface {
            give_back();
            usual(info);
        }
    }));
}

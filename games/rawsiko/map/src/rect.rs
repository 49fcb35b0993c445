//! Boxes around what stands on the map, in pixels.

/// An upright rectangle.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rect {
    /// Left edge.
    pub left: f64,
    /// Top edge.
    pub top: f64,
    /// Right edge.
    pub right: f64,
    /// Bottom edge.
    pub bottom: f64,
}

impl Rect {
    /// Around a middle.
    pub fn around([x, y]: [i32; 2], width: f64, height: f64) -> Self {
        let (x, y) = (f64::from(x), f64::from(y));
        Rect {
            left: x - width / 2.0,
            top: y - height / 2.0,
            right: x + width / 2.0,
            bottom: y + height / 2.0,
        }
    }

    /// Larger on every side.
    pub fn grow(self, by: f64) -> Self {
        Rect {
            left: self.left - by,
            top: self.top - by,
            right: self.right + by,
            bottom: self.bottom + by,
        }
    }

    /// How much area two have in common.
    pub fn overlap(&self, other: &Rect) -> f64 {
        let across = self.right.min(other.right) - self.left.max(other.left);
        let down = self.bottom.min(other.bottom) - self.top.max(other.top);
        across.max(0.0) * down.max(0.0)
    }

    /// How far two are from each other; 0 if they touch.
    pub fn gap(&self, other: &Rect) -> f64 {
        let across = (other.left - self.right).max(self.left - other.right).max(0.0);
        let down = (other.top - self.bottom).max(self.top - other.bottom).max(0.0);
        (across * across + down * down).sqrt()
    }

    /// Whether a point lies in it.
    pub fn holds(&self, [x, y]: [f64; 2]) -> bool {
        (self.left..=self.right).contains(&x) && (self.top..=self.bottom).contains(&y)
    }

    /// Whether it lies wholly in another.
    pub fn within(&self, other: &Rect) -> bool {
        self.left >= other.left
            && self.right <= other.right
            && self.top >= other.top
            && self.bottom <= other.bottom
    }
}
